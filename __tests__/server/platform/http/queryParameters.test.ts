import {
  readChoice,
  readDay,
  readSearch,
  readText,
} from '../../../../src/server/platform/http/queryParameters';

const refusal = (textKey: string) => expect.objectContaining({ statusCode: 400, textKey });
const isColour = (text: string): text is 'red' | 'blue' => text === 'red' || text === 'blue';

describe('readText', () => {
  it('returns a filter trimmed and composed, and none for an empty one', () => {
    expect(readText({ role: ' cafe\u0301 ' }, 'role')).toBe('caf\u00e9');
    expect(readText({ role: '  ' }, 'role')).toBeUndefined();
    expect(readText({}, 'role')).toBeUndefined();
  });

  it.each([['\0'], ['a\0b'], ['\u{1b}[31m'], ['a\ud800'], ['x'.repeat(11)]])(
    'rejects %j with 400',
    (role) => {
      expect(() => readText({ role }, 'role', 10)).toThrow(refusal('badFilter'));
    },
  );
});

describe('readSearch', () => {
  it('replaces control characters and lone surrogates with spaces', () => {
    expect(readSearch({ search: '\0first\0place\ud800\t' })).toBe('first place');
    expect(readSearch({ search: '\0' })).toBeUndefined();
  });

  it('rejects more than a hundred characters with 400', () => {
    expect(() => readSearch({ search: 'x'.repeat(101) })).toThrow(refusal('badSearch'));
  });
});

describe('readChoice and readDay', () => {
  it('return a known value and reject any other with 400', () => {
    expect(readChoice({ colour: 'red' }, 'colour', isColour)).toBe('red');
    expect(readChoice({}, 'colour', isColour)).toBeUndefined();
    expect(() => readChoice({ colour: 'red\0' }, 'colour', isColour)).toThrow(refusal('badFilter'));
    expect(readDay({ from: '2026-11-21' }, 'from')).toBe('2026-11-21');
    expect(() => readDay({ from: '2026-02-30' }, 'from')).toThrow(refusal('badFilter'));
  });
});
