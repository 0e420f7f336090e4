import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy, securityHeaders } from '#lib/security-headers.ts';

/** Gives every page a nonce and every answer its security headers. It never decides access. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  for (const [name, value] of securityHeaders) response.headers.set(name, value);
  return response;
}

export const config = { matcher: ['/((?!_next/static|art/|favicon).*)'] };
