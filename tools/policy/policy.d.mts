export const strictPolicy: string;
