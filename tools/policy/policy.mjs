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
];

export const strictPolicy = rules.join('; ');
