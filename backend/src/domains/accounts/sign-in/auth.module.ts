import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../../../config';
import { AccountController } from './account.calls';
import { AccountService } from './account.service';
import { AccessGuard } from './access.guard';
import { CallLimitService } from '../../../platform/http/call-limit.service';
import { CallerService } from './caller.service';
import { DeviceService } from './device.service';
import { HourlyLimitGuard } from '../../../platform/http/hourly-limit';
import { MySessionsResource } from './my-sessions.resource';
import { JwtStrategy } from './jwt.strategy';
import { PasswordService } from './password.service';
import { MetricsModule } from '../../../platform/ops/metrics.module';
import { RateLimitService } from '../../../platform/http/rate-limit.service';
import { RefusedKeys } from './refused-keys.service';
import { RoutePolicy } from '../../../platform/access/route-policy';
import { SessionController } from './session.resource';
import { RequiredFactor } from '../second-factors/required-factor.service';
import { SessionService } from './session.service';
import { SessionsOfPeople } from './sessions-of-people.service';
import { SignInLimits } from './sign-in-limits.service';
import { SignInLog } from './sign-in-log';
import { SignInMetrics } from './sign-in-metrics';
import { SignInsService } from './sign-ins.service';
import { SignedTokensService } from '../../../platform/access/signed-tokens.service';
import { tokenKey } from '../../../platform/access/token-key';

/** Who calls: sessions, the one guard, limits and signed links. */
@Global()
@Module({
  imports: [
    PassportModule,
    DiscoveryModule,
    MetricsModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: tokenKey(config),
        signOptions: { algorithm: 'HS256', expiresIn: '15m' },
      }),
    }),
  ],
  controllers: [SessionController, AccountController, MySessionsResource],
  providers: [
    AccountService,
    PasswordService,
    CallerService,
    CallLimitService,
    HourlyLimitGuard,
    JwtStrategy,
    SessionService,
    SessionsOfPeople,
    RequiredFactor,
    RateLimitService,
    SignInLimits,
    SignInLog,
    SignInMetrics,
    SignInsService,
    RefusedKeys,
    DeviceService,
    SignedTokensService,
    RoutePolicy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    AccountService,
    HourlyLimitGuard,
    CallerService,
    JwtModule,
    SessionService,
    SessionsOfPeople,
    RequiredFactor,
    SignInLog,
    RateLimitService,
    SignedTokensService,
    SignInsService,
  ],
})
export class AuthModule {}
