import { makeTemplate } from './databaseTemplate';

export default (): Promise<void> => makeTemplate('embedded');
