import { fastifyPlugin } from 'fastify-plugin';
import type { AppConfig } from '../settings/appDependencies';
import { isPlainObject } from '../jsonLd/representations';
import { allowedOrigin } from '../plugins/cors';
import { apiUrl } from '../http/publicOrigin';

/**
 * Makes picture URLs absolute in responses to other allowed origins, where a relative URL would resolve against the page's origin.
 * `Vary: Origin` keeps both variants apart in caches.
 */
export const absolutePicturesPlugin = fastifyPlugin<{ config: AppConfig }>(
  async (app, { config }) => {
    const origins = config.allowedOrigins ?? [];
    if (origins.length === 0) return;
    const base = apiUrl(config);
    app.addHook('preSerialization', async (request, _reply, payload) =>
      allowedOrigin(request, origins) === '' ? payload : withAbsolutePictures(payload, base),
    );
  },
  { name: 'absolute-pictures', dependencies: ['json-ld'], fastify: '5.x' },
);

/** Keys whose value is the URL of a picture. */
const pictureKeys = new Set(['picture', 'url', 'thumbnail', 'avatar']);

function withAbsolutePictures(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withAbsolutePictures(item, base));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]): [string, unknown] => {
      if (typeof item !== 'string') return [key, withAbsolutePictures(item, base)];
      if (key === 'content') return [key, item.replaceAll(' src="/media/', ` src="${base}/media/`)];
      return [key, pictureKeys.has(key) && item.startsWith('/') ? `${base}${item}` : item];
    }),
  );
}
