import { liff } from '@line/liff/core';
import GetIDTokenModule from '@line/liff/get-id-token';
import IsLoggedInModule from '@line/liff/is-logged-in';
import LoginModule from '@line/liff/login';
import LogoutModule from '@line/liff/logout';

const modules = [new IsLoggedInModule(), new LoginModule(), new LogoutModule(), new GetIDTokenModule()];

let started: Promise<void> | undefined;

/** Starts LINE's own scripts once in a document. Until it is done nothing may read or change the address, which holds LINE's answer. */
export function startLiff(liffId: string): Promise<void> {
  if (!started) {
    for (const module of modules) liff.use(module);
    // To LINE the page goes itself, so that it can count how often.
    started = liff.init({ liffId, withLoginOnExternalBrowser: false });
    started.catch(() => {
      started = undefined;
    });
  }
  return started;
}

export const isLoggedIn = (): boolean => liff.isLoggedIn();

/** Goes to LINE, which comes back to a page under the address of the app. */
export function goToLine(path: string): void {
  liff.login({ redirectUri: new URL(path, window.location.origin).href });
}

/** Null where the app of LINE was not given the scope `openid`. */
export const idToken = (): string | null => liff.getIDToken();

/** Forgets what LINE's scripts keep on the device. */
export const forgetLine = (): void => liff.logout();
