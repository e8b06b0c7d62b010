import type { Page } from 'playwright-core';
import type { Language } from '../../../src/contract/languages';
import { createDeployment } from '../deployments';
import { newAccount, type Account } from '../member';
import { startSite } from '../startSite';
import { newVisitor, ready, withMotion } from '../visitor';
import { startFaultyNetwork, type FaultyNetwork } from './faultyNetwork';

/**
 * The state that decides which steps are possible. They depend on nothing else, so a walk can be shortened and
 * repeated.
 */
export interface WalkModel {
  language: Language;
  loggedIn: boolean;
  online: boolean;
  refusing: boolean;
  slow: boolean;
  /** Whether a second tab is open. */
  twoTabs: boolean;
}

export const firstModel = (): WalkModel => ({
  language: 'en',
  loggedIn: false,
  online: true,
  refusing: false,
  slow: false,
  twoTabs: false,
});

/** A browser on a random walk. */
export interface Walker {
  /** The tab in front. */
  page: Page;
  /** The tab behind it, if there is one. */
  other?: Page;
  account: Account;
  network: FaultyNetwork;
  /** Deploys another build. */
  deploy: () => void;
  /** Complaints of the console, the content security policy or scripts since the last step. */
  consoleErrors: string[];
}

/** A site whose builds can be replaced, behind a network that can fail. */
export async function startWalkSite() {
  const deployment = createDeployment();
  deployment.deploy('walk0');
  const site = await startSite({ RATE_LIMIT_FACTOR: '1000' }, deployment.folder);
  const network = await startFaultyNetwork(site.origin);
  let builds = 0;
  return {
    network,
    deploy: () => {
      builds += 1;
      deployment.deploy(`walk${builds}`);
    },
    stop: async () => {
      await network.close();
      await site.stop();
      deployment.remove();
    },
  };
}

export type WalkSite = Awaited<ReturnType<typeof startWalkSite>>;

/** The browser's own messages about requests that a step makes fail on purpose. */
const failedRequest = /Failed to load resource|net::ERR_/;

/** On both sides of UTC and of the date line, with half an hour and with summer time. */
export const timeZones = [
  'Pacific/Auckland',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Europe/Paris',
  'America/Sao_Paulo',
  'America/Los_Angeles',
] as const;
export type TimeZone = (typeof timeZones)[number];

/** A new browser profile on the home page, just before midnight in a time zone, and a unique account. */
export async function startWalker(site: WalkSite, timezoneId: TimeZone): Promise<Walker> {
  const { network, deploy } = site;
  Object.assign(network, { latency: 0, refusing: false });
  const page = await newVisitor({
    ...withMotion,
    baseURL: network.origin,
    serviceWorkers: 'allow',
    timezoneId,
    // They are collected for each step instead.
    expectedComplaints: /[^]*/,
  });
  const consoleErrors: string[] = [];
  const printError = (text: string) => {
    if (!failedRequest.test(text)) consoleErrors.push(text);
  };
  const listen = (tab: Page) => {
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) printError(message.text());
    });
    tab.on('pageerror', (error) => printError(String(error)));
  };
  listen(page);
  page.context().on('page', listen);
  // The clock runs on from there, so that one step passes midnight.
  const time = await page.evaluate(() => new Date().setHours(23, 58, 0, 0));
  await page.clock.install({ time });
  const account = newAccount();
  await page.request.post('/api/users', {
    data: { username: account.username, email: account.email, plainPassword: account.password },
  });
  await page.goto('/en/');
  await ready(page);
  return { page, account, network, deploy, consoleErrors };
}
