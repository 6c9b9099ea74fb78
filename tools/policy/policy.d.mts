/** The policy as it stands in a page. */
export const strictPolicy: string;
/** The policy as a header, with the rule that only a header may have. */
export const headerPolicy: string;
/** The file `_headers` for hosts of static files. */
export const headersFile: string;
