/** Syntax that makes the outcome of a test depend on the speed of the machine. */
const restrictions = {
  'no-test-timeout': {
    message: 'One limit for all tests and hooks (testTimeout in package.json) catches what hangs.',
    selectors: [
      'CallExpression[callee.name=/^(test|it)$/][arguments.length>2]',
      'CallExpression[callee.object.name=/^(test|it)$/][arguments.length>2]',
      'CallExpression[callee.callee.object.name=/^(test|it)$/][arguments.length>2]',
      'CallExpression[callee.tag.object.name=/^(test|it)$/][arguments.length>2]',
      'CallExpression[callee.name=/^(before|after)(All|Each)$/][arguments.length>1]',
      'CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"]',
    ],
  },
  'no-wait-timeout': {
    message: 'All waits have one limit: waitTimeout.',
    selectors: [
      'ObjectExpression > Property[key.name="timeout"][value.type=/^(Literal|Identifier|BinaryExpression)$/]',
      'CallExpression[callee.property.name=/^setDefault(Navigation)?Timeout$/][arguments.0.name!="waitTimeout"]',
      'CallExpression[callee.object.name="AbortSignal"][callee.property.name="timeout"][arguments.0.name!="waitTimeout"]',
      'CallExpression[callee.name="eventually"][arguments.length>2]',
    ],
  },
  'no-measured-time': {
    message: 'A busy machine is slow: set the clock, or count what is done.',
    selectors: [
      'BinaryExpression[operator="-"][right.callee.object.name=/^(Date|performance)$/][right.callee.property.name="now"]',
      'BinaryExpression[operator="-"][left.callee.object.name="Date"][left.callee.property.name="now"][right.name=/^(start|beg[iu]n|before)/]',
      'BinaryExpression[operator="-"][left.callee.object.name="performance"][left.callee.property.name="now"]',
      'BinaryExpression[operator=/^[<>]=?$/][left.callee.object.name=/^(Date|performance)$/][left.callee.property.name="now"]',
      'BinaryExpression[operator=/^[<>]=?$/][right.callee.object.name=/^(Date|performance)$/][right.callee.property.name="now"]',
      'CallExpression[callee.property.name=/^toBe(Less|Greater)Than/] CallExpression[callee.object.name=/^(Date|performance)$/][callee.property.name="now"]',
    ],
  },
  'no-sleep': {
    message: 'Wait for the expected state instead of a time.',
    selectors: [
      'CallExpression[callee.name="delay"][arguments.length>0][arguments.0.value!="infinite"]',
      'CallExpression[callee.name="setTimeout"][arguments.1.value>0]',
      'CallExpression[callee.property.name="waitForTimeout"]',
    ],
  },
  'no-instant-absence': {
    message: 'What has not appeared yet is absent too: use expectAbsent.',
    selectors: [
      'CallExpression[callee.property.name=/^to(Be|Equal)$/][arguments.0.value=0] AwaitExpression > CallExpression[callee.property.name="count"]',
      'CallExpression[callee.property.name=/^to(Be|Equal)$/][arguments.0.value=false] AwaitExpression > CallExpression[callee.property.name="isVisible"]',
      'CallExpression[callee.property.name=/^to(Be|Equal)$/][arguments.0.value=true] AwaitExpression > CallExpression[callee.property.name="isHidden"]',
    ],
  },
  'no-network-idle': {
    message: 'A slow page requests nothing for a while either: use requestsDone.',
    selectors: ['Literal[value="networkidle"]'],
  },
};

export default {
  meta: { name: 'steady-tests' },
  rules: Object.fromEntries(
    Object.entries(restrictions).map(([name, { message, selectors }]) => [
      name,
      {
        create: (context) =>
          Object.fromEntries(
            selectors.map((selector) => [selector, (node) => context.report({ node, message })]),
          ),
      },
    ]),
  ),
};
