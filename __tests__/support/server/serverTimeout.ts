// A new embedded database takes seconds on a busy machine, and a whole server takes longer.
jest.setTimeout(60_000);
