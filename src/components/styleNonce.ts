/** The nonce of this document, under which scripts may add style elements; empty outside a served document. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
