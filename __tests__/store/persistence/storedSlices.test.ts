import {
  storedAuth,
  storedPwa,
  storedTheme,
  storedUi,
} from '../../../src/store/persistence/storedSlices';

test.each([
  [{ key: 'dark' }, { key: 'dark', favourites: [] }],
  [{ key: null }, { key: null, favourites: [] }],
  [
    { key: null, favourites: ['dark', 'taken away since', 7] },
    { key: null, favourites: ['dark'] },
  ],
  [
    { key: 'light', favourites: 'dark' },
    { key: 'light', favourites: [] },
  ],
  [{ key: 'a theme taken away since' }, { key: null, favourites: [] }],
  [{ key: 5 }, undefined],
  [{}, undefined],
])('reads the stored theme slice %j', (fields, expected) => {
  expect(storedTheme.read(fields)).toEqual(expected);
});

test.each([
  [{ dismissedCards: ['a'] }, { dismissedCards: ['a'] }],
  [
    { dismissedCards: [], sidebarExpanded: false },
    { dismissedCards: [], sidebarExpanded: false },
  ],
  [{ sidebarExpanded: 'no' }, { dismissedCards: [] }],
  [{ dismissedCards: [5] }, undefined],
  [{ dismissedCards: 'a' }, undefined],
])('reads the stored ui slice %j', (fields, expected) => {
  expect(storedUi.read(fields)).toEqual(expected);
});

test.each([
  [
    { isPWA: true, offlineReady: false },
    { isPWA: true, offlineReady: false },
  ],
  [{ isPWA: 'yes', offlineReady: false }, undefined],
])('reads the stored pwa slice %j', (fields, expected) => {
  expect(storedPwa.read(fields)).toEqual(expected);
});

test.each([
  [{ token: 't', refreshToken: null, tokenExpiration: null }, true],
  [{ token: 't', refreshToken: 'r', tokenExpiration: 5 }, true],
  [{ token: null, refreshToken: 'r', tokenExpiration: 5 }, false],
  [{ token: 't', refreshToken: 5, tokenExpiration: 5 }, false],
  [{ token: 't', refreshToken: 'r', tokenExpiration: '5' }, false],
])('reads the stored auth slice %j', (fields, readable) => {
  expect(storedAuth.read(fields)).toEqual(readable ? fields : undefined);
});
