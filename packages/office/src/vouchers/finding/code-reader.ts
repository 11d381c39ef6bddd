/** Reads codes in a picture of the camera; what it says is the text of the first one. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string | undefined>

type Detector = { detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]> }
type Detectors = { new (options: { formats: ['qr_code'] }): Detector; getSupportedFormats(): Promise<readonly string[]> }

/** The browser's own reader where it has one; elsewhere ours, which is loaded only then (decision 0083). */
export async function openReader(): Promise<CodeReader> {
  const own = (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector
  const isOwn = own !== undefined && (await own.getSupportedFormats()).includes('qr_code')
  const Reader: Detectors = isOwn ? own : (await import('qr/decode.js')).BarcodeDetector
  const detector = new Reader({ formats: ['qr_code'] })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue
}
