const headersOf = (xhr: XMLHttpRequest) =>
  new Headers(
    xhr
      .getAllResponseHeaders()
      .trim()
      .split(/\r?\n/)
      .filter((line) => line.includes(':'))
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
  );

/** A `fetch` that reports which share of the body was sent; that of browsers cannot. */
export const uploadFetch =
  (onProgress: (share: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.responseType = 'blob';
      xhr.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      xhr.addEventListener('load', () => {
        const response: unknown = xhr.response;
        resolve(
          new Response(response instanceof Blob && response.size > 0 ? response : null, {
            status: xhr.status,
            headers: headersOf(xhr),
          }),
        );
      });
      xhr.addEventListener('error', () => reject(new TypeError('The request failed.')));
      xhr.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')));
      request.signal.addEventListener('abort', () => xhr.abort());
      xhr.send(body);
    });
  };
