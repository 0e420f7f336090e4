import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '#lib/security-headers.ts';
import { observe } from './observatory.ts';

const headers = {
  'content-type': 'text/html',
  'content-security-policy': contentSecurityPolicy('d2f1c0de-7a5e-4a1b-9f4e-0c5bb1f0a111'),
  ...Object.fromEntries(securityHeaders),
};
const page = { path: '/', status: 200, headers, body: '<script src="/a.js"></script>', cookies: [] };

describe('what the Observatory says of an answer', () => {
  it('is the best with the headers of the site', () => {
    expect(observe(page)).toMatchObject({ grade: 'A+', score: 130 });
  });

  it.each([
    ['content-security-policy', 'csp-not-implemented'],
    ['strict-transport-security', 'hsts-not-implemented'],
    ['x-content-type-options', 'x-content-type-options-not-implemented'],
    ['referrer-policy', 'referrer-policy-not-implemented'],
  ])('tells when %s is missing', (name, found) => {
    const without = Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name));
    const mark = observe({ ...page, headers: without });
    expect(mark.found).toContain(found);
    expect(mark.score).toBeLessThan(130);
  });

  it('tells when the session could be read by scripts or travel in the open', () => {
    const secure = 'Path=/; SameSite=Lax; Secure';
    expect(observe({ ...page, cookies: [`__Host-session=x; ${secure}; HttpOnly`] })).toMatchObject({
      score: 135,
    });
    expect(observe({ ...page, cookies: [`__Host-session=x; ${secure}`] }).score).toBeLessThan(120);
    expect(observe({ ...page, cookies: ['session=x; Path=/; HttpOnly'] }).score).toBeLessThan(130);
  });
});
