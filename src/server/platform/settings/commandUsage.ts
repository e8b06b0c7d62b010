import { ConfigurationError } from './startupErrors';

/**
 * The error for a command line that a command does not understand. `usage` is how npm starts the command; the launcher of a package,
 * where npm may be missing, says how it was started instead.
 */
export function usageError(
  usage: string,
  startedAs = process.env['STARTED_AS'],
): ConfigurationError {
  const shown =
    startedAs === undefined
      ? usage
      : usage.replace(/^npm run \S+/, () => startedAs).replace(/(?<=[ [])-- /, '');
  return new ConfigurationError(`Usage: ${shown}`);
}
