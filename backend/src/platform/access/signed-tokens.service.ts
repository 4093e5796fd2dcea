import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DomainError } from '../common/errors';

/** What a short-lived link is good for. */
export type Purpose =
  'market' | 'file' | 'archive' | 'personal-data' | 'visitor-data' | 'console' | 'access-key' | 'device';

/**
 * Tokens that travel in an address or a cookie: signed and for one purpose. Those in addresses are for
 * one person and minutes long; they are the named exception to 'no secrets in addresses' and are never logged.
 */
@Injectable()
export class SignedTokensService {
  constructor(private readonly jwt: JwtService) {}

  sign(purpose: Purpose, claims: Record<string, string | number>, seconds: number): string {
    return this.jwt.sign({ ...claims, use: purpose }, { expiresIn: seconds });
  }

  /** @throws DomainError('unauthenticated') when it is not ours, for another purpose, or has expired */
  verify<Claims extends Record<string, string | number>>(purpose: Purpose, token: string): Claims {
    const claims = this.find<Claims>(purpose, token);
    // What is wrong with a token is no business of who sent it.
    if (!claims) {
      throw new DomainError('unauthenticated', 'This link has expired. Please open it again.');
    }
    return claims;
  }

  /** Nothing when it is not ours, for another purpose, or has expired. */
  find<Claims extends Record<string, string | number>>(purpose: Purpose, token: string): Claims | undefined {
    try {
      const claims = this.jwt.verify<Claims & { use?: string }>(token, { algorithms: ['HS256'] });
      return claims.use === purpose ? claims : undefined;
    } catch {
      return undefined;
    }
  }
}
