import { unreadableResponse } from './errors/apiError';
import { secretQueryFn } from './secretArgs';

const readJson = async (response: Response): Promise<unknown> => JSON.parse(await response.text());

/**
 * Fetches a file and passes it to `save` only: a result would be kept in the store. A download's body is returned as a blob;
 * error responses are JSON as usual.
 */
export const fileQuery = <Content extends { save: (file: Blob) => void }>(
  request: (content: Content) => { url: string; params?: Record<string, string> },
) =>
  secretQueryFn<Content, null>(async (content, send) => {
    const { data, error } = await send({
      ...request(content),
      responseHandler: (response) => (response.ok ? response.blob() : readJson(response)),
      timeout: 300_000,
    });
    if (error) return { error };
    if (!(data instanceof Blob)) return { error: unreadableResponse };
    content.save(data);
    return { data: null };
  });
