import { nearerWindow } from '../../../../src/server/platform/http/pageWindow';

describe('paging counts from the nearer end', () => {
  test.each([
    [1, 12, 100, { offset: 0, limit: 12, fromEnd: false }],
    [4, 12, 100, { offset: 36, limit: 12, fromEnd: false }],
    [6, 12, 100, { offset: 28, limit: 12, fromEnd: true }],
    [9, 12, 100, { offset: 0, limit: 4, fromEnd: true }],
    [10, 12, 100, { offset: 108, limit: 0, fromEnd: false }],
    [1, 12, 5, { offset: 0, limit: 5, fromEnd: false }],
    [1, 12, 0, { offset: 0, limit: 0, fromEnd: false }],
  ])('returns page %i of %i rows each, %i in all', (page, itemsPerPage, total, window) => {
    expect(nearerWindow({ page, itemsPerPage }, total)).toEqual(window);
  });
});
