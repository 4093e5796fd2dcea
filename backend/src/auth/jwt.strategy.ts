import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { DataSource } from 'typeorm';
import { Config } from '../config';
import { namedQuery } from '../database/named-query';
import { Caller, RoleId, Status } from './permissions';

export interface AccessClaims {
  /** The session; everything else is read from the database at each request. */
  sid: string;
  use: 'access';
}

interface CallerRow {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  user_type_id: number;
  signed_in_at: Date;
  roles: RoleId[];
}

const CALLER = `
  select u.id, u.first_name, u.last_name, u.email::text email, u.user_type_id, s.signed_in_at,
         array(select r.role_id from user_roles r where r.user_id = u.id order by r.role_id)::int[] roles
  from sessions s join users u on u.id = s.user_id
  where s.id = $1 and s.ended_at is null and s.expires_at > now() and u.status_id <> ${Status.Rejected}`;

/** Reads who calls from the token: the session, the status and the roles are those of this moment. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    config: Config,
    private readonly source: DataSource,
  ) {
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: config.SECRET_KEY, algorithms: ['HS256'] });
  }

  async validate(claims: AccessClaims): Promise<Caller | false> {
    if (claims.use !== 'access' || !/^[0-9a-f-]{36}$/.test(claims.sid)) return false;
    const [row] = await namedQuery<CallerRow & Record<string, unknown>>(this.source, 'caller', CALLER, [claims.sid]);
    if (!row) return false;
    return {
      id: row.id,
      sessionId: claims.sid,
      roles: row.roles,
      userTypeId: row.user_type_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      signedInAt: row.signed_in_at,
    };
  }
}
