import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, opensGames, securityHeaders } from '#lib/security-headers.ts';
import { readGameFrames } from '#server/game-frames.ts';
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

  it('is the same where games of a provider elsewhere may be shown, and only their pages may show them', () => {
    const frames = readGameFrames(
      '{"acme":{"url":"https://acme.example/","secrets":[],"frames":["https://games.acme.example/x"]}}',
    );
    expect(frames).toEqual(['https://games.acme.example']);
    const policy = contentSecurityPolicy('d2f1c0de-7a5e-4a1b-9f4e-0c5bb1f0a111', { frames });
    expect(policy).toContain("frame-src 'self' https://games.acme.example;");
    expect(observe({ ...page, headers: { ...headers, 'content-security-policy': policy } })).toMatchObject({
      grade: 'A+',
    });
    expect(readGameFrames('no JSON')).toEqual([]);
    for (const path of ['/', '/?next=%2Fplay', '/lobby/slot', '/play?game=x', '/member/games'])
      expect(opensGames(path)).toBe(true);
    for (const path of ['/login', '/lotto/lobby', '/member/withdraw', '/playing', '/lobbyist'])
      expect(opensGames(path)).toBe(false);
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
