import { setupServer } from 'msw/node';
import { articleHandlers } from './handlers/articles';
import { commentHandlers } from './handlers/comments';
import { presenceHandlers } from './handlers/presence';
import { recordHandlers } from './handlers/records';
import { reportHandlers } from './handlers/reports';
import { sessionHandlers } from './handlers/session';
import { userHandlers } from './handlers/users';
import { websiteHandlers } from './handlers/website';

/** The API for the browser's tests; `apiServer.use(...)` overrides it for one test. */
export const apiServer = setupServer(
  ...articleHandlers,
  ...commentHandlers,
  ...presenceHandlers,
  ...recordHandlers,
  ...reportHandlers,
  ...sessionHandlers,
  ...userHandlers,
  ...websiteHandlers,
);
