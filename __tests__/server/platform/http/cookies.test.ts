import { readCookie } from '../../../../src/server/platform/http/cookies';

describe('reading one cookie of many', () => {
  it.each([
    ['language=fr', 'language', 'fr'],
    ['a=1; language=pt-br; b=2', 'language', 'pt-br'],
    ['sidebar:state=false;language=fr', 'sidebar:state', 'false'],
    ['language=%zz', 'language', undefined],
    ['otherlanguage=fr', 'language', undefined],
    ['language', 'language', undefined],
    ['', 'language', undefined],
    [undefined, 'language', undefined],
  ])('in %j, %s is %j', (header, name, expected) => {
    expect(readCookie(header, name)).toBe(expected);
  });
});
