import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Config } from '../../../config';
import { CallerService } from './caller.service';
import type { Caller } from '../../../platform/access/permissions';
import { tokenKey } from '../../../platform/access/token-key';

export interface AccessClaims {
  /** The session; everything else is read from the database at each request. */
  sid: string;
  use: 'access';
  /** Only where an administrator looks as somebody else; so that no token of an ended view passes for a visitor's. */
  view?: true;
}

/** Reads who calls from the token: the session, the status and the roles are those of this moment. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    config: Config,
    private readonly callers: CallerService,
  ) {
    // The strategy hands the key on as it is; only its types do not know key objects.
    const secretOrKey = tokenKey(config) as unknown as Buffer;
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey,
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  async validate(request: FastifyRequest, claims: AccessClaims): Promise<Caller | false> {
    const caller = claims.use === 'access' ? await this.callers.find(claims.sid, request.ip) : undefined;
    return caller ? { ...caller, userAgent: request.headers['user-agent'] } : false;
  }
}
