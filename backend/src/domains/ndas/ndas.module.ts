import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users/users.module';
import { CeremoniesService } from './ceremonies.service';
import { CertificatesResource } from './certificates.resource';
import { CertificatesService } from './certificates.service';
import { MyNdasResource } from './my-ndas.resource';
import { NdaSigningService } from './nda-signing.service';
import { NdaController } from './nda.calls';
import { NdasResource } from './ndas.resource';
import { NdasService } from './ndas.service';
import { VerificationsResource } from './verifications.resource';
import { VerificationsService } from './verifications.service';

@Module({
  imports: [UsersModule],
  controllers: [NdaController, CertificatesResource, MyNdasResource, NdasResource, VerificationsResource],
  providers: [CeremoniesService, CertificatesService, NdaSigningService, NdasService, VerificationsService],
  exports: [CeremoniesService],
})
export class NdasModule {}
