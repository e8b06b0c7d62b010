// Each fault waits for processes to start, fail and recover.
jest.setTimeout(600_000);
