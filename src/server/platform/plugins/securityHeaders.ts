import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import { fastifyPlugin } from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyReply {
    /**
     * The nonce of this document's style elements. Scripts never get one: they come from files, except for one that is allowed
     * by its hash (document/inlineScript.ts).
     */
    readonly styleNonce: string;
  }
}

const nonces = new WeakMap<ServerResponse, string>();

function nonceOf(response: ServerResponse): string {
  const known = nonces.get(response);
  if (known !== undefined) return known;
  const nonce = randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

const self = "'self'";
const none = "'none'";

/**
 * No inline scripts (documents add the hash of their only one) or style attributes, no eval, no frames, no plugins; script sinks
 * take Trusted Types only. `backend` is the API's origin if the client was built for another origin.
 */
const contentSecurityPolicy = (backend: string[]) => ({
  useDefaults: false,
  directives: {
    'default-src': [self],
    'script-src': [self],
    'style-src-elem': [
      self,
      (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`,
    ],
    'style-src-attr': [none],
    'img-src': [self, 'data:', ...backend],
    'connect-src': [self, ...backend],
    'worker-src': [self],
    'manifest-src': [self],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self],
    'frame-ancestors': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'default'],
  },
});

const refusedFeatures =
  'camera microphone geolocation payment usb serial midi hid magnetometer gyroscope accelerometer display-capture';
const permissionsPolicy = refusedFeatures
  .split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sets the security headers on every response, including errors and files. */
export const securityHeadersPlugin = fastifyPlugin<{
  https: boolean;
  apiHost?: string | undefined;
}>(
  async (app, options) => {
    app.decorateReply('styleNonce', {
      getter() {
        return nonceOf(this.raw);
      },
    });
    await app.register(helmet, {
      contentSecurityPolicy: contentSecurityPolicy(
        options.apiHost ? [new URL(options.apiHost).origin] : [],
      ),
      // On localhost, HSTS would make the browser refuse http for every other local project too.
      strictTransportSecurity: options.https
        ? { maxAge: 63_072_000, includeSubDomains: true }
        : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    });
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.header('Permissions-Policy', permissionsPolicy);
      done();
    });
  },
  { name: 'security-headers', dependencies: ['response-cache'], fastify: '5.x' },
);
