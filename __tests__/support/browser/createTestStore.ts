import type { ApiExtra } from '../../../src/api/apiExtra';
import { createExtra } from '../../../src/store/createExtra';
import { createStore, type StoreOptions } from '../../../src/store/createStore';

export type TestStoreOptions = Omit<StoreOptions, 'extra'> & { extra?: Partial<ApiExtra> };

/** The real store; only clock, network and language can be replaced. */
export function createTestStore({ extra, ...options }: TestStoreOptions = {}) {
  return createStore({ extra: createExtra({ language: () => 'en', ...extra }), ...options });
}
