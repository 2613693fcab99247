import Bowser from 'bowser';
import type { Device } from '../ground/actor.ts';

/** The device fields of a session (CONTRACT 5.2); `""` for each that the user agent does not name. */
export type DeviceFields = {
  osCode: string;
  osName: string;
  osVersion: string;
  clientType: string;
  clientCode: string;
  clientName: string;
  clientVersion: string;
  clientEngine: string;
  clientEngineVersion: string;
  deviceName: string;
  deviceBrand: string;
  deviceModel: string;
};

/** Matomo's short codes, which the contract uses, by the parser's names. */
const systems: Record<string, [code: string, name: string]> = {
  Windows: ['WIN', 'Windows'],
  macOS: ['MAC', 'Mac'],
  Linux: ['LIN', 'GNU/Linux'],
  Android: ['AND', 'Android'],
  iOS: ['IOS', 'iOS'],
  'Chrome OS': ['COS', 'Chrome OS'],
  Ubuntu: ['UBT', 'Ubuntu'],
};
const browsers: Record<string, [code: string, name: string]> = {
  Chrome: ['CH', 'Chrome'],
  Chromium: ['CR', 'Chromium'],
  Firefox: ['FF', 'Firefox'],
  Safari: ['SF', 'Safari'],
  'Microsoft Edge': ['PS', 'Microsoft Edge'],
  Opera: ['OP', 'Opera'],
  'Samsung Internet for Android': ['SB', 'Samsung Browser'],
  'UC Browser': ['UC', 'UC Browser'],
  Vivaldi: ['VI', 'Vivaldi'],
};
/** On phones the same browsers have other names. */
const onPhones: Record<string, [code: string, name: string]> = {
  CH: ['CM', 'Chrome Mobile'],
  FF: ['FM', 'Firefox Mobile'],
  SF: ['MF', 'Mobile Safari'],
  OP: ['OM', 'Opera Mobile'],
};
const kinds: Record<string, string> = {
  desktop: 'desktop',
  mobile: 'smartphone',
  tablet: 'tablet',
  tv: 'tv',
};

/** Reads a user agent. Never throws, because a stranger can send any text. */
export function readDevice(userAgent: string): DeviceFields {
  const { os, browser, engine, platform } = parse(userAgent.slice(0, 500));
  const [osCode, osName] = systems[os.name ?? ''] ?? ['', ''];
  const isPhone = platform.type === 'mobile' || platform.type === 'tablet';
  const known = browsers[browser.name ?? ''];
  const [clientCode, clientName] = (isPhone && known && onPhones[known[0]]) || known || ['', ''];
  const isBrowser = clientCode !== '';
  return {
    osCode,
    osName,
    osVersion: osCode ? (os.versionName?.match(/^\d[\d.]*$/)?.[0] ?? majorMinor(os.version)) : '',
    clientType: isBrowser ? 'browser' : '',
    clientCode,
    clientName,
    clientVersion: isBrowser ? majorMinor(browser.version) : '',
    clientEngine: isBrowser ? (engine.name ?? '') : '',
    clientEngineVersion: isBrowser ? (engine.version ?? majorMinor(browser.version)) : '',
    deviceName: osCode ? (kinds[platform.type ?? ''] ?? '') : '',
    deviceBrand: platform.vendor ?? '',
    deviceModel: platform.model ?? '',
  };
}

function parse(
  userAgent: string,
): Partial<Bowser.Parser.ParsedResult> &
  Pick<Bowser.Parser.ParsedResult, 'os' | 'browser' | 'engine' | 'platform'> {
  const nothing = { os: {}, browser: {}, engine: {}, platform: {} };
  if (userAgent === '') return nothing;
  try {
    return Bowser.parse(userAgent);
  } catch {
    return nothing;
  }
}

function majorMinor(version = ''): string {
  return version.split('.').slice(0, 2).join('.');
}

/** Names no browser and no system. */
export const unknownDevice = 'unknown';

/** Browser and system, such as `Chrome, Windows`: one kind of device. */
export function deviceKind(device: Device): string {
  const { clientName, osName } = readDevice(device.userAgent);
  return [clientName, osName].filter(Boolean).join(', ') || unknownDevice;
}
