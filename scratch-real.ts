export const realCafe = (_q: URLSearchParams): never => { throw new Error('later'); };
