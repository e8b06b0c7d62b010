/** The document's CSP nonce for style elements added by scripts; empty if the document has none. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
