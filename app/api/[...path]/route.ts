import { throughGateway } from '#lib/gateway/gateway.ts';

export const dynamic = 'force-dynamic';
export { throughGateway as GET, throughGateway as POST };
