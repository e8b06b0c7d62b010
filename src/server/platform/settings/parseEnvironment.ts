import { isIP } from 'node:net';
import { parseMailSender, type MailSender } from '../mail/mailSender';
import { normalizeStoreAddress } from '../pictures/pictureStoreAddress';

interface NumberRange {
  fallback: number;
  min: number;
  max: number;
  whole?: boolean;
}

/** Reads variables and collects an error for each invalid one. Errors never quote values, which may be secret. */
export function createEnvironmentReader(environment: NodeJS.ProcessEnv) {
  const errors: string[] = [];

  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const number = (name: string, { fallback, min, max, whole = false }: NumberRange): number => {
    const value = text(name);
    if (value === undefined) return fallback;
    const parsed = Number(value);
    if (parsed >= min && parsed <= max && (!whole || Number.isInteger(parsed))) return parsed;
    errors.push(`${name} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}.`);
    return fallback;
  };

  const choice = <Value extends string>(
    name: string,
    values: readonly Value[],
    fallback: Value,
  ): Value => {
    const value = text(name);
    if (value === undefined) return fallback;
    const found = values.find((one) => one === value);
    if (found === undefined) errors.push(`${name} must be one of: ${values.join(', ')}.`);
    return found ?? fallback;
  };

  /** A URL without a trailing slash. */
  const url = (name: string, protocols: readonly string[]): string | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) {
      return value.replace(/\/+$/, '');
    }
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
    errors.push(`${name} must be a URL starting with ${beginnings}`);
    return undefined;
  };

  /** Origins exactly as browsers send them: any other spelling would never match. */
  const origins = (name: string): string[] | undefined => {
    const parts = listOf(text(name));
    if (parts === undefined || parts.every(isOrigin)) return parts;
    errors.push(
      `${name} must be a comma-separated list of origins such as https://www.example, without a path or trailing slash.`,
    );
    return undefined;
  };

  /** Addresses and networks (`10.0.0.0/8`) of the reverse proxies, or one of the three names for kinds of networks. */
  const networks = (name: string): string[] | undefined => {
    const parts = listOf(text(name));
    if (parts === undefined || parts.every(isNetwork)) return parts;
    errors.push(
      `${name} must be a comma-separated list of IP addresses, networks, loopback, linklocal or uniquelocal.`,
    );
    return undefined;
  };

  const sender = (name: string): MailSender | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const parsed = parseMailSender(value);
    if (parsed === undefined) {
      errors.push(`${name} must be an email address, or a name with an address: Name <address>.`);
    }
    return parsed;
  };

  const pictureStore = (name: string): string | undefined => {
    const value = text(name);
    const address = value === undefined ? undefined : normalizeStoreAddress(value);
    if (value !== undefined && address === undefined) {
      errors.push(
        `${name} must be database, or s3://bucket with the parameters region, endpoint (https://…) and prefix. It never contains credentials.`,
      );
    }
    return address;
  };

  return { errors, pictureStore, text, number, choice, url, origins, networks, sender };
}

const listOf = (value: string | undefined) => value?.split(',').map((part) => part.trim());

function isOrigin(value: string): boolean {
  // URL accepts an asterisk in a host name, but it is not a wildcard here.
  if (!URL.canParse(value) || value.includes('*')) return false;
  const { protocol, origin } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && origin === value;
}

function isNetwork(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', prefix] = value.split('/');
  const family = isIP(address);
  return (
    family !== 0 &&
    (prefix === undefined ||
      (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)))
  );
}
