/** A request as the fake network received it. */
export type Seen = {
  method: string;
  path: string;
  authorization: string | null;
  language: string | null;
  accept: string | null;
  body: string;
};

/** A network made of one function: it records every request and returns the test's responses. */
export function createFakeFetch(
  answer: (seen: Seen, signal: AbortSignal) => Promise<Response> | Response,
) {
  const requests: Seen[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const seen: Seen = {
      method: request.method,
      path: `${pathname}${search}`,
      authorization: request.headers.get('Authorization'),
      language: request.headers.get('Accept-Language'),
      accept: request.headers.get('Accept'),
      body: await request.text(),
    };
    requests.push(seen);
    return answer(seen, request.signal);
  };
  return { fetch: send, requests };
}

export const refused = (status = 401) =>
  Response.json({ code: status, message: 'Refused.' }, { status });
