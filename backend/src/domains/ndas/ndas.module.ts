import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { UsersModule } from '../accounts/users/users.module';
import { AccessDecisionsService } from './access-decisions.service';
import { CeremoniesService } from './ceremonies.service';
import { CertificatesResource } from './certificates.resource';
import { CertificatesService } from './certificates.service';
import { ListingNdasResource } from './listing-ndas.resource';
import { ListingNdasService } from './listing-ndas.service';
import { MyNdasResource } from './my-ndas.resource';
import { NdaAccessResource } from './nda-access.resource';
import { NdaSigningService } from './nda-signing.service';
import { NdaController } from './nda.calls';
import { NdasResource } from './ndas.resource';
import { NdasService } from './ndas.service';
import { OutsideNdasResource } from './outside-ndas.resource';
import { OutsideNdasService } from './outside-ndas.service';
import { VerificationsResource } from './verifications.resource';
import { VerificationsService } from './verifications.service';

@Module({
  imports: [UsersModule, DocumentsModule],
  controllers: [
    NdaController,
    CertificatesResource,
    ListingNdasResource,
    MyNdasResource,
    NdaAccessResource,
    NdasResource,
    OutsideNdasResource,
    VerificationsResource,
  ],
  providers: [
    AccessDecisionsService,
    CeremoniesService,
    CertificatesService,
    ListingNdasService,
    NdaSigningService,
    NdasService,
    OutsideNdasService,
    VerificationsService,
  ],
  exports: [CeremoniesService],
})
export class NdasModule {}
