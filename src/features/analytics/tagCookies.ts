/** The cookies in which the tag script stores its client id. */
const isTagCookie = (name: string) => /^_ga(?:_|$)/.test(name);

export function removeTagCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1);
    if (isTagCookie(name)) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
  }
}
