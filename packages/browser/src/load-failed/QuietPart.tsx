import { Component, type ReactNode } from 'react'

/** `instead`: what stands there when the part is lost; nothing, where it is not said. */
type Props = { instead?: ReactNode; children: ReactNode }

/** A part whose chunk is here, but whose words may not come: then it is not shown, and the screen goes on without it. */
export class QuietPart extends Component<Props, { isLost: boolean }> {
  override state = { isLost: false }
  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true }
  }
  override render(): ReactNode {
    const { instead = null, children } = this.props
    return this.state.isLost ? instead : children
  }
}
