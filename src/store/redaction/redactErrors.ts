/** Words in error messages of browser engines, React and this app. Any other word may be a member's text and is masked. */
const vocabulary = new Set(
  `a abort aborted access accessing action an and api applying arguments array as asset assets async at attempt attempted await
  axis be because been before being bigint boolean browser by cache call called calls can cannot chunk circular class clone code
  component constructor context convert converting could create created cross data db defined delete denied descriptor did
  directive document does dynamically each effect element end error errors evaluating event evaluate exceeded expected export
  expression extensible fail failed failure fetch fetching file for found frame from function get getting had handler has hook
  hooks http hydrated hydration id identifier if import imported in index indexeddb initialization inside instance insufficient
  instanceof invalid invoked is it iterable iterator javascript json key left length less limit load loaded loading lock map
  match maximum media method mime minified missing module more most must name network new no node not null number object
  objects of offline on only open operation operator or origin out outside parameter parse parsing path payload permission
  policy position primitive private promise properties property provided quota range reached read reading reason recursion
  redefine reducer reference refused rejected rejection render rendered renders request requested resource response rule
  rules same script security seen server service session set setting size something stack state status storage store strict
  string structure style stylesheet super support supported switch symbol syntax template than that the then there this
  thrown time timed timeout to token too transaction tree trusted type types unable unavailable undefined unexpected unhandled
  unknown unreadable unsupported update url use used user value values variable version violates was weakmap went were when
  while window with within without worker write wrong you`.split(/\s+/),
);

/** Error names of JavaScript and the platform; any other name becomes "Error". */
const names = new Set([
  'AbortError',
  'AggregateError',
  'ChunkLoadError',
  'DataCloneError',
  'EvalError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'ResourceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
]);

const small = /^#?\d{1,3}$/;

export const redactErrorName = (name: string): string => (names.has(name) ? name : 'Error');

/** Keeps the listed words of a message; of others only their length. */
export function redactErrorMessage(message: string): string {
  return message
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .replaceAll(/[^\s'"`‘’“”()[\]{},;:.?!<>=]+/g, (word) =>
      vocabulary.has(word.toLowerCase()) || small.test(word) ? word : 'x'.repeat(word.length),
    )
    .trim();
}
