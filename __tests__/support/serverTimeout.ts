// A new embedded database takes seconds on a busy machine, and a whole server some more.
jest.setTimeout(60_000);
