import { Module } from '@nestjs/common';
import { MySecondFactorsResource } from './my-second-factors.resource';
import { PasskeysService } from './passkeys.service';
import { ProofsService } from './proofs.service';
import { SecondFactorResetsResource } from './second-factor-resets.resource';
import { SecondFactorsService } from './second-factors.service';
import { SecondSignInService } from './second-sign-in.service';
import { SecondStepResource } from './second-step.resource';

@Module({
  controllers: [SecondStepResource, MySecondFactorsResource, SecondFactorResetsResource],
  providers: [PasskeysService, ProofsService, SecondSignInService, SecondFactorsService],
})
export class SecondFactorsModule {}
