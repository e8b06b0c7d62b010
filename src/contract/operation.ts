/** `lost`: not heard of for half a minute, and not stopped. */
export const nodeStates = ['running', 'stopped', 'lost'] as const;
export type NodeState = (typeof nodeStates)[number];

/** The hours for which the history of requests can be asked. */
export const operationHours = [1, 6, 24, 48] as const;
export type OperationHours = (typeof operationHours)[number];
