// The site's Content-Security-Policy, in one place: the build writes it into every page (plugin.ts), and the server that
// `npm run preview` and the tests use sends it as a header, too. Nothing inline, nothing evaluated, nothing from
// elsewhere; WebAssembly for the sandbox in which players' scripts run, pictures made by the page itself.

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
