import { styleNonce } from '../components/styleNonce';
import { installTrustedTypesPolicy } from './trustedTypesPolicy';

/*
 * The first import of the program. Libraries write to the page while they are loaded, so the policy and the nonce have to be
 * there before any other module runs.
 */
installTrustedTypesPolicy();

// Read by goober, the style library inside the toasts.
Reflect.set(globalThis, '__nonce__', styleNonce());
