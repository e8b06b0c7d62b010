import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { waitTimeout } from '../waitTimeout';
import { apiServer } from './apiServer';
import { failOnConsole } from './failOnConsole';
import { browserGaps } from './browserGaps';

browserGaps();
configure({ asyncUtilTimeout: waitTimeout });
failOnConsole();

beforeAll(() => apiServer.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  apiServer.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  globalThis.history.replaceState(null, '', '/');
});
afterAll(() => apiServer.close());
