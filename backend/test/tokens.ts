import { JwtService } from '@nestjs/jwt';
import { aSession } from './builders';
import type { TestApp } from './test-app';

/** A valid bearer token of this user, as a sign-in would give it, but for a day: the longest tests take hours. */
export async function tokenOf(app: TestApp, userId: number): Promise<string> {
  const sessionId = await aSession(app.source, userId);
  return app.app.get(JwtService).sign({ sid: sessionId, use: 'access' }, { expiresIn: '1d' });
}
