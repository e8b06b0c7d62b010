import { styleNonce } from '../components/html/styleNonce';
import { installTrustedTypesPolicy } from './trustedTypesPolicy';

/*
 * Must be imported first: libraries write to the page while they are loaded, so the Trusted Types policy and the nonce must
 * be set before any other module runs.
 */
installTrustedTypesPolicy();

// Read by goober, the CSS-in-JS library inside notistack.
Reflect.set(globalThis, '__nonce__', styleNonce());
