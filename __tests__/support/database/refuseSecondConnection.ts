import { AsyncLocalStorage } from 'node:async_hooks';
import { PostgresDriver, TransactionBuilder, type Transaction } from 'kysely';

/** The transaction that the current code runs in, and the driver of its connection. */
const current = new AsyncLocalStorage<{ open: boolean; driver?: PostgresDriver }>();

const { execute } = TransactionBuilder.prototype;
TransactionBuilder.prototype.execute = async function executeMarked<Result>(
  work: (opened: Transaction<unknown>) => Promise<Result>,
): Promise<Result> {
  const transaction = { open: false };
  const marked = async (opened: Transaction<unknown>) => {
    transaction.open = true;
    return work(opened);
  };
  try {
    // `call` loses the type parameter.
    return (await current.run(transaction, async () => execute.call(this, marked))) as Result;
  } finally {
    transaction.open = false;
  }
};

const { acquireConnection } = PostgresDriver.prototype;
/**
 * Code of a transaction that asks its database for a second connection fails. Its statement would not be rolled back with the
 * transaction, and on the embedded database, which has one connection, it would wait for itself.
 */
PostgresDriver.prototype.acquireConnection = async function acquireOutside() {
  const transaction = current.getStore();
  if (transaction?.open && transaction.driver === this)
    throw new Error('A statement of a transaction runs outside of it.');
  if (transaction && !transaction.open) transaction.driver = this;
  return acquireConnection.call(this);
};
