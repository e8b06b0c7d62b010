/**
 * Pages load pictures of another origin with no-cors requests, whose opaque responses are never cached, so this requests them
 * with CORS. If the backend does not allow that, the original request is sent: the picture is shown but not cached.
 */
export async function corsFetch(
  request: Request,
  find: (request: Request) => Promise<Response>,
): Promise<Response> {
  const own = new URL(request.url).origin === globalThis.location.origin;
  if (own) return find(request);
  const readable = new Request(request.url, { mode: 'cors', credentials: 'omit' });
  return find(readable).catch(async () => fetch(request));
}
