import { removeTemplate } from '../database/databaseTemplate';

export default (): Promise<void> => removeTemplate('postgres');
