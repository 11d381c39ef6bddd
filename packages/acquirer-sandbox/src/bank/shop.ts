import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'

/** The shop's agreement with the banks: made once, shown on the first page, worth nothing outside. */
export type Shop = {
  merchant: string
  /** Modulbank has one key for test payments and one for real ones. */
  testKey: string
  liveKey: string
  wechat: {
    appId: string
    merchantId: string
    merchantSerial: string
    platformSerial: string
    apiKey: string
    merchantPrivateKey: string
    merchantPublicKey: string
    platformPrivateKey: string
    platformPublicKey: string
  }
}

export function newShop(): Shop {
  const hex = (bytes: number): string => randomBytes(bytes).toString('hex').toUpperCase()
  const [merchantKeys, platformKeys] = [rsaPair(), rsaPair()]
  return {
    merchant: randomUUID(),
    testKey: hex(16),
    liveKey: hex(16),
    wechat: {
      appId: `wx${randomBytes(8).toString('hex')}`,
      merchantId: '1900000001',
      merchantSerial: hex(20),
      platformSerial: hex(20),
      apiKey: randomBytes(16).toString('hex'),
      merchantPrivateKey: merchantKeys.privateKey,
      merchantPublicKey: merchantKeys.publicKey,
      platformPrivateKey: platformKeys.privateKey,
      platformPublicKey: platformKeys.publicKey,
    },
  }
}

function rsaPair(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

/** What the shop's server must be told to work with this sandbox, as its environment. */
export function shopSettings(
  { merchant, testKey, wechat }: Shop,
  origin: string,
): { card: Record<string, string>; wechat: Record<string, string> } {
  return {
    card: {
      MODULBANK_URL: `${origin}/modulbank`,
      MODULBANK_MERCHANT: merchant,
      MODULBANK_KEY: testKey,
      MODULBANK_TESTING: '1',
    },
    wechat: {
      WECHAT_URL: `${origin}/wechat`,
      WECHAT_APP_ID: wechat.appId,
      WECHAT_MERCHANT_ID: wechat.merchantId,
      WECHAT_MERCHANT_SERIAL: wechat.merchantSerial,
      WECHAT_MERCHANT_KEY: wechat.merchantPrivateKey,
      WECHAT_PLATFORM_SERIAL: wechat.platformSerial,
      WECHAT_PLATFORM_KEY: wechat.platformPublicKey,
      WECHAT_API_KEY: wechat.apiKey,
    },
  }
}
