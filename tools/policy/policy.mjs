// The site's Content-Security-Policy. The build writes it into every page (plugin.ts), and the server of `npm run
// preview` and the tests also sends it as a header. It allows no inline code, no `eval` and nothing from other sites,
// but WebAssembly for the sandbox of players' scripts, and pictures made by the page itself.

const rules = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // Only src/ui/trusted-urls.ts may say which addresses are run as code, and nothing writes HTML from text.
  "require-trusted-types-for 'script'",
  'trusted-types default',
];

/** The policy as it stands in a page. */
export const strictPolicy = rules.join('; ');

/** The policy as a header. Browsers heed this last rule only there: no other site may show the pages in a frame. */
export const headerPolicy = `${strictPolicy}; frame-ancestors 'none'`;

/** The file `_headers`, from which many hosts of static files take the headers that they send. */
export const headersFile = `/*
  Content-Security-Policy: ${headerPolicy}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
`;
